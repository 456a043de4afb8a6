<?php
// Plugin of the old newspaper: a post type of its own, and texts for members by a meta key that the API does not show.
add_action('init', fn () => register_post_type('interju', ['public' => true, 'show_in_rest' => true, 'supports' => ['title', 'editor', 'author'], 'label' => 'Interjúk']));
add_filter('the_content', fn ($text) => get_post_meta(get_the_ID(), '_lap_members_only', true) === 'yes' && !is_user_logged_in() ? '<p>Csak előfizetőknek.</p>' : $text);
